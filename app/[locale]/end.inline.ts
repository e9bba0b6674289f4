// The inline scripts at the end of the page, which make the page answer before React does.
import '@/components/shell/scroll-position.inline';
import '@/components/shell/click.inline';
import '@/components/theme/toolbar.inline';
