import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
// ORIGIN OUTDIR paths widths themes mode(ltr|rtl|big|forced) shots(0|1)
const [,, origin, out, paths, widths, themes='dark', mode='ltr', shots='1'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const theme of themes.split(',')) for (const w of widths.split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w < 600 ? 844 : w === 768 ? 1024 : 900 }, colorScheme: theme as 'light', reducedMotion: 'reduce', forcedColors: mode==='forced'?'active':'none' });
  const page = await ctx.newPage();
  for (const p of paths.split(',')) {
    await page.goto(origin + p, { waitUntil: 'load' });
    if (mode === 'rtl') await page.evaluate(() => { document.documentElement.dir = 'rtl'; });
    if (mode === 'big') await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    await page.evaluate(() => { for (const i of document.querySelectorAll('img')) i.loading = 'eager'; });
    const name = `${out}/${p.replaceAll('/', '_')}-${w}-${theme}-${mode}`;
    const geo = await page.evaluate(() => {
      const rows: [string, number[], string][] = []; const seen = new Map<string, number>();
      for (const el of document.querySelectorAll<HTMLElement>('article :is(h1,h2,h3,p,dt,dd,li,strong,b,span,img,figcaption,figure,blockquote,dl,section,svg), article > nav')) {
        if (el.closest('[hidden],dialog') ) continue;
        const r = el.getBoundingClientRect(); if (!r.width && !r.height) continue;
        const src = el instanceof HTMLImageElement ? /[^/]+$/.exec(el.getAttribute('src')!)![0] : '';
        const base = `${el.tagName}:${src || (el.textContent ?? '').trim().slice(0, 24)}`;
        const n = seen.get(base) ?? 0; seen.set(base, n + 1);
        const s = getComputedStyle(el);
        rows.push([`${base}#${n}`, [r.x, r.y + scrollY, r.width, r.height].map((v) => Math.round(v)), `${s.fontSize} ${s.color} ${s.textAlign} ${s.fontWeight}`]);
      }
      return { rows, height: document.documentElement.scrollHeight, width: document.documentElement.scrollWidth };
    });
    writeFileSync(`${name}.json`, JSON.stringify(geo));
    if (shots === '1') { await page.waitForLoadState('networkidle'); await page.screenshot({ path: `${name}.png`, fullPage: true }); }
  }
  await ctx.close();
}
await browser.close();
