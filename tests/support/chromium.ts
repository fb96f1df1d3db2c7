import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * The Chromium that the browser tests drive: $CHROMIUM, else the headless shell that an npm package ships (linux x64),
 * else the system's; undefined leaves the choice to Playwright.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const named = process.env.CHROMIUM
  if (named) return named
  if (process.platform !== 'linux' || process.arch !== 'x64') return system.find((path) => existsSync(path))
  const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium-153.0.0', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  // The package unpacks into the temporary folder, and trusts whatever `chromium` stands there already.
  process.env.TMPDIR = folder
  try {
    const { default: packed, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
    const shipped = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/bin/', import.meta.url))
    if (!existsSync(`${folder}/al2023`)) await inflate(`${shipped}al2023.tar.br`)
    setupLambdaEnvironment(`${folder}/al2023/lib`)
    const path = await packed.executablePath()
    // The package's own fonts.conf names folders of another machine, and without any system font web fonts fail as well.
    writeFileSync(`${folder}/fonts/fonts.conf`, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`)
    return path
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
