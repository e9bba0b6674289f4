// The build's year would be wrong from the next January on.
for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = String(new Date().getFullYear());
}

export {};
