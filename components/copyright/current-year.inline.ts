// Runs at the end of each page. The build's year would be wrong from the next January on.

function setYear() {
  const year = String(new Date().getFullYear());
  for (const element of document.querySelectorAll('[data-current-year]'))
    element.textContent = year;
}

setYear();
addEventListener('pagereplaced', setYear);
