// What moves and what helps the visitor, without any state of React. The build bundles this module into a file of its own,
// which `load-late.ts` loads after the first paint.
import '../copyright/year';
import '../lamp/drag';
import '../link/fetch-ahead';
import '../link/focus-pressed';
import '../reveal/reveal';
import '../story/films';
import '../top-bar/pill';
