import { expect, test } from '@playwright/test';
import { messageRows } from '@/lib/constants';
import az from '@/messages/az.json' with { type: 'json' };

test('the form has its four fields, the six services and the button', async ({ page }) => {
  await page.goto('/az/contact/');
  await expect(page.getByLabel(az.Contact.Name)).toBeVisible();
  await expect(page.getByLabel(az.Contact.Email)).toBeVisible();
  const services = page.getByLabel(az.Contact.Service).locator('option:not([hidden])');
  const { Service1, Service2, Service3, Service4, Service5, Other } = az.Contact;
  await expect(services).toHaveText([Service1, Service2, Service3, Service4, Service5, Other]);
  await expect(page.getByLabel(az.Contact.Message)).toHaveAttribute('rows', String(messageRows));
  const submit = page.getByRole('button', { name: az.Contact.Submit });
  await expect(submit).toHaveCSS('text-transform', 'uppercase');
  await expect(submit).toHaveCSS('background-color', 'rgb(33, 41, 92)');
});

test('errors stand at their fields, and go when the next attempt is in order', async ({ page }) => {
  await page.goto('/az/contact/', { waitUntil: 'networkidle' });
  const submit = page.getByRole('button', { name: az.Contact.Submit });
  await submit.click();
  const name = page.getByLabel(az.Contact.Name);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(az.Contact.NameError);
  await expect(page.getByLabel(az.Contact.Email)).toHaveAccessibleDescription(
    az.Contact.EmailError,
  );
  await expect(page.getByLabel(az.Contact.Service)).toHaveAccessibleDescription(
    az.Contact.ServiceError,
  );
  await expect(page.getByLabel(az.Contact.Message)).toHaveAccessibleDescription(
    az.Contact.MessageError,
  );

  await name.fill('Leyla');
  await page.getByLabel(az.Contact.Email).fill('leyla@example.com');
  await page.getByLabel(az.Contact.Service).selectOption(az.Contact.Service2);
  await submit.click();
  await expect(page.getByLabel(az.Contact.Message)).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('a form that cannot be sent says so and keeps every word', async ({ page }) => {
  await page.goto('/az/contact/', { waitUntil: 'networkidle' });
  await page.getByLabel(az.Contact.Name).fill('Leyla');
  await page.getByLabel(az.Contact.Email).fill('leyla@example.com');
  await page.getByLabel(az.Contact.Service).selectOption(az.Contact.Other);
  await page.getByLabel(az.Contact.Message).fill('Salam! Sayt lazımdır.');
  await page.getByRole('button', { name: az.Contact.Submit }).click();
  await expect(page.getByText(az.Contact.Failed)).toBeVisible();
  await expect(page.getByLabel(az.Contact.Message)).toHaveValue('Salam! Sayt lazımdır.');
  const mail = page.getByRole('link', { name: az.Contact.MailInstead });
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent('Sayt lazımdır.')));
});

test('the three contacts open in new tabs', async ({ page }) => {
  await page.goto('/contact/');
  const links = page.getByRole('complementary').getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
});
