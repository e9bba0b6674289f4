// The inline scripts at the end of the page, which make it answer before React does.
import '@/components/language-links/locale-switch.inline';
import '@/components/shell/scroll-position.inline';
import '@/components/image-section/city-windows.inline';
import '@/components/story/enlarge.inline';
import '@/components/theme/toggle.inline';
import '@/components/navigation/history.inline';
import '@/components/shell/page-swap.inline';
