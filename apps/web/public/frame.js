// Before the first paint: without a session, or on a login page, the frame of index.html is the page to come. Public pages
// and entrances for other hospital systems have a page of their own. For a signed-in user the files of the first screen are sent for at once.
(function (root) {
  // The build fills in the names (vite/start-files.ts).
  var files = { always: [] };
  var session = null;
  try {
    session = localStorage.getItem('cdss:session');
  } catch {
    // Where storage is refused nobody is signed in.
  }
  var path = location.pathname;
  var isPublic =
    /^\/((plugin|single)-login|demo|h5|citizen(-chat)?-phone|online|about-us-login|radar-detail|single-demo)\/?$/;
  var isOwn = isPublic.test(path) || /[?&](encrypt|id|patient_id|PatId)=/.test(location.search);
  var isLogin = /^\/(apply-)?login\/?$/.test(path);
  if (!isOwn && (!session || isLogin)) root.dataset.frame = 'login';
  if (!session || isLogin) return;
  files.always.concat(files[path] || []).forEach(function (file) {
    var link = document.createElement('link');
    var isStyle = /\.css$/.test(file);
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // As the program asks for it later: a file is sent for once only when both ask alike.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
})(document.documentElement);
