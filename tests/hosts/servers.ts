import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One host that serves the site, at the root or below a path. */
export interface HostUnderTest {
  /** Such as `nginx at the root`. */
  name: string;
  /** Such as `http://localhost:3180`. */
  origin: string;
  /** Such as `/portfolio`; empty at the root. */
  base: string;
  /** Where the built site is. */
  site: string;
  /** Starts it in the foreground. */
  command: string;
  /** Whether a recipe of `deploy/` configures it. */
  recipe: boolean;
  /** Whether its folder is a link that a test replaces, as a deploy does. */
  deployed: boolean;
}

interface Place {
  /** For the configuration, logs and temporary files. */
  work: string;
  /** Replaces `/srv/portfolio` of the recipes. */
  root: string;
  base: string;
  port: number;
}

/** Writes each host's configuration. @returns the command that starts it */
export const servers = {
  nginx: { recipe: true, configure: nginx },
  caddy: { recipe: true, configure: caddy },
  apache: { recipe: true, configure: apache },
  lighttpd: { recipe: false, configure: lighttpd },
} satisfies Record<string, { recipe: boolean; configure(place: Place): string }>;

/** A recipe with an owner's changes: the folder and, below a path, the lines with a comment about that. */
function readRecipe(file: string, { root, base }: Place): string {
  return readFileSync(join('deploy', file), 'utf8')
    .split('\n')
    .map((line) => {
      if (!base || !/^[^#]+#.*below a path/.test(line)) return line;
      return line
        .replace('/srv/portfolio/.policy', `/srv/portfolio${base}/.policy`)
        .replace('/404.html', `${base}/404.html`);
    })
    .join('\n')
    .replaceAll('/srv/portfolio', root);
}

function nginx(place: Place): string {
  const { work } = place;
  const recipe = readRecipe('nginx.conf', place)
    .replace('listen 80;', `listen 127.0.0.1:${place.port};`)
    .replace('listen [::]:80;', '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `${each}_temp_path ${work}/${each};`)
    .join(' ');
  const file = write(
    work,
    `daemon off; worker_processes 1; pid ${work}/pid; error_log ${work}/error.log;
events {}
http { access_log off; ${temporary}
${recipe}
}`,
  );
  return `nginx -e ${work}/error.log -c ${file}`;
}

function caddy(place: Place): string {
  const { work, port } = place;
  const recipe = readRecipe('Caddyfile', place);
  const file = write(
    work,
    `{
	admin off
	auto_https off
	default_bind 127.0.0.1
	log {
		level ERROR
	}
}
${recipe.replace('portfolio.example', `http://localhost:${port}`)}`,
  );
  return `XDG_DATA_HOME=${work} XDG_CONFIG_HOME=${work} caddy run --config ${file} --adapter caddyfile`;
}

/** A bare virtual host: the rest is in the site's `.htaccess`. */
function apache({ work, root, port }: Place): string {
  const modules = 'mpm_event authz_core mime dir filter deflate headers rewrite'.split(' ');
  // Apache does not work as root.
  const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '';
  const file = write(
    work,
    `${modules.map((each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join('\n')}
ServerName localhost
ServerRoot ${work}
DefaultRuntimeDir ${work}
PidFile ${work}/pid
ErrorLog ${work}/error.log
LogLevel error
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
${user}
<Directory />
  Require all denied
</Directory>
DocumentRoot ${root}
<Directory ${root}>
  Require all granted
  AllowOverride All
  Options FollowSymLinks
</Directory>`,
  );
  return `apache2 -D FOREGROUND -f ${file}`;
}

/** No recipe: the folder, its index files and its 404 page. */
function lighttpd({ work, root, base, port }: Place): string {
  const file = write(
    work,
    `server.document-root = "${root}"
server.port = ${port}
server.bind = "127.0.0.1"
index-file.names = ("index.html")
server.errorfile-prefix = "${root}${base}/"
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`,
  );
  return `lighttpd -D -f ${file}`;
}

/** @returns the path of the configuration */
function write(work: string, text: string): string {
  const file = join(work, 'configuration');
  writeFileSync(file, text);
  return file;
}
