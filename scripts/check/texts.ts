/** Whether a text is what `npm run new-project` writes until its owner does. */
export const isToDo = (text = '') => /\bTODO[:.]/.test(text);
