import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  /** A new folder for the configuration, logs and temporary files. */
  work: string;
  /** Replaces `/srv/portfolio` of the recipe. */
  root: string;
  /** Such as `/portfolio`; empty at the root. */
  base: string;
  port: number;
}

/** `deploy/nginx.conf` with an owner's changes: the folder and, below a path, the lines with a comment about that. */
export function recipe({ root, base, port }: Place): string {
  return readFileSync('deploy/nginx.conf', 'utf8')
    .split('\n')
    .map((line) => {
      if (!base || !/^[^#]+#.*below a path/.test(line)) return line;
      return line
        .replace('/srv/portfolio/.policy', `/srv/portfolio${base}/.policy`)
        .replace('/404.html', `${base}/404.html`);
    })
    .join('\n')
    .replaceAll('/srv/portfolio', root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
}

/** A server without rules for this site, such as GitHub Pages: the folder, its index files and its 404 page. */
export function noRules({ root, base, port }: Place): string {
  return `include /etc/nginx/mime.types;
server { listen 127.0.0.1:${port}; root ${root}; error_page 404 ${base}/404.html; }`;
}

/** Writes nginx's configuration. @returns the command that starts nginx in the foreground */
export function configureNginx(work: string, servers: string): string {
  mkdirSync(work);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `${each}_temp_path ${work}/${each};`)
    .join(' ');
  const file = join(work, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${work}/pid; error_log ${work}/error.log;
events {}
http { access_log off; ${temporary}
${servers}
}`,
  );
  return `nginx -e ${work}/error.log -c ${file}`;
}
