/** @jest-environment node */
import { explainFolder } from './folder.mjs';

test.each(['/home/me/c#/site', '/home/me/site?', '/home/me/a:b', '/home/me/a*b', '/home/me/a\\b'])(
  '%s cannot hold the site',
  (folder) =>
    expect(explainFolder(folder)).toMatch(/^The site cannot be built in .* has "[#?:*\\]"/),
);

test.each(['/home/me/my site', '/home/me/100%', '/home/me/səhifə', "/home/me/it's [new] & (a+b)"])(
  '%s can hold the site',
  (folder) => expect(explainFolder(folder)).toBeUndefined(),
);
