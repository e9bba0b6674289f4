/** Endings of the pictures that the build takes. */
export const pictureEndings = ['webp', 'png', 'jpg', 'jpeg', 'avif'];

/** Endings of pictures that the build knows but refuses: the message says how to convert them. */
export const foreignEndings = ['gif', 'tif', 'tiff', 'heic', 'heif', 'bmp', 'psd', 'jxl', 'jp2'];

/** How to convert a picture that Node.js cannot read. */
export const exportRemedy =
  'Open it in the program that made it, or in GIMP (gimp.org), and export it as PNG or JPEG';

/** Endings of the silent films that the site takes. */
export const filmEndings = ['mp4', 'webm'];
