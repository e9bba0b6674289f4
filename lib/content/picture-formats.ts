/** Endings of the pictures that the build takes. */
export const pictureEndings = ['webp', 'png', 'jpg', 'jpeg', 'avif'];

/** Endings of the silent films that the site takes. */
export const filmEndings = ['mp4', 'webm'];
