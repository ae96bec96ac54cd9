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
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
