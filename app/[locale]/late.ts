// What moves and what helps the visitor, without any state of React. The build bundles this module into a file of its own,
// which `load-late.ts` loads after the first paint.
import '@/components/chrome/footer/year';
import '@/components/lamp/drag';
import '@/components/runtime/fetch-ahead';
import '@/components/runtime/focus-pressed';
import '@/components/runtime/reveal';
import '@/components/project/story/play-films';
import '@/components/chrome/top-bar/pill';
