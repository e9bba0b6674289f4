// Runs in the head of each page. A page reached by Back or Forward, and a reloaded page, do not begin at the top: the
// browser draws nothing until it has the whole page, and then the part that the visitor last saw.
const type = window.navigation?.activation?.navigationType;
if (type === 'traverse' || type === 'reload') {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = '#page-end';
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}

export {};
