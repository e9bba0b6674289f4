import { projectRoute } from '@/lib/routes';
import { en } from '../texts';
import { projects } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 480, height: 320 }, hasTouch: true, isMobile: true });

test('a project can be found on a slow phone on its side, with a slow connection', async ({
  page,
}) => {
  const wanted = projects[1] ?? projects[0];
  if (!wanted) return test.skip();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: en.Menu.Open }).tap();
  await page.getByRole('dialog').getByRole('link', { name: en.Menu.Project }).tap();
  await expect(page).toHaveURL('/project/');
  await page
    .getByRole('link', { name: wanted.littleName?.en ?? wanted.name.en })
    .first()
    .tap();
  await expect(page).toHaveURL(projectRoute(wanted.id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
