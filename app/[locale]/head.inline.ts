// The inline scripts of the head, which run before the first paint. The first two may load another URL.
import '@/components/runtime/correct-url.inline';
import '@/components/chrome/language-links/locale-redirect.inline';
import '@/components/runtime/whole-page.inline';
import '@/components/chrome/language-links/hold-page.inline';
import '@/components/runtime/await-fonts.inline';
import '@/components/runtime/returns.inline';
import '@/components/lamp/restore-theme.inline';
import '@/components/project/arrival/leave.inline';
