import { isDay } from '../../lamp/theme';

// Runs right after the pictures of the first view. They are lazy, because there is one for each theme: without this, the
// browser would fetch the shown one only after its first layout, behind the fonts.
const [night, day] = document.querySelectorAll<HTMLImageElement>('#imageSection img');
const shown = isDay() ? (day ?? night) : night;
if (shown) shown.loading = 'eager';
