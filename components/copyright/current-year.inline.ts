// Runs at the end of each page. The build's year would be wrong from the next January on.

const element = document.querySelector('[data-current-year]');
if (element) element.textContent = String(new Date().getFullYear());
