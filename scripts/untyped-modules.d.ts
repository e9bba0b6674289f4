declare module 'vnu-jar' {
  /** Where the Nu checker is. */
  const path: string;
  export default path;
}

declare module 'doiuse' {
  interface Options {
    /** A query of browserslist's. */
    browsers: string[];
    /** Features that are passed over, by their names in caniuse's data. */
    ignore: string[];
    onFeatureUsage: (usage: { message: string }) => void;
  }
  export default function doiuse(options: Options): import('postcss').AcceptedPlugin;
}
