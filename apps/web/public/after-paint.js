// The login pages stand without the program: it is sent for once they are painted, and at once in a tab that paints nothing.
const { entry, files } = document.currentScript.dataset;
function start() {
  for (const href of files.split(' ')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  import(entry);
}
// A press that comes before the program, or while it takes the place of this page, is kept for it.
const button = document.querySelector('.login-submit');
const keep = (event) => event.button === 0 && (button.dataset.pressed = '');
for (const press of ['mousedown', 'click']) button.addEventListener(press, keep);
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
