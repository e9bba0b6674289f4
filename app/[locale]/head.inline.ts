// The inline scripts of the head, which run before the first paint. The first two may load another URL.
import '@/components/shell/correct-url.inline';
import '@/components/language-links/locale-redirect.inline';
import '@/components/shell/whole-page.inline';
import '@/components/language-links/hold-page.inline';
import '@/components/shell/late-fonts.inline';
import '@/components/shell/returns.inline';
import '@/components/theme/restore.inline';
import '@/components/project-art/leave.inline';
