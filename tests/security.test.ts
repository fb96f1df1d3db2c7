import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { logToStderr } from '../server/http/log.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(root + path, 'utf8')
const security = read('docs/security.md')

interface Item {
  readonly id: string
  readonly level: string
  readonly kind: 'met' | 'Exception' | 'Open' | 'Operator'
  readonly shown: string
}
const items = [...security.matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| [^|]+ \| (.+) \|$/gm)].map(([, id = '', level = '', shown = '']): Item => {
  const kind = /^\*\*(Exception|Open|Operator)\*\*/.exec(shown)?.[1] as Item['kind'] | undefined
  return { id, level, kind: kind ?? 'met', shown }
})
const absent = [...security.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([123]) \| [^|]+ \|$/gm)].flatMap(([, ids = '', level = '']) =>
  ids.split(', ').map((id) => ({ id, level })),
)
const idsOf = (level: string, kind: Item['kind']): string[] => items.filter((item) => item.level === level && item.kind === kind).map(({ id }) => id)

/** The titles that an item names, each with its file. */
const titlesIn = ({ shown }: Item) =>
  [...shown.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`: (.+?)(?= <br>|$)/g)].map(([, file = '', title = '']) => ({ file, title }))
const documentsIn = ({ shown }: Item) => [...shown.matchAll(/\[([^\]:]+): ([^\]]+)\]\(([^)]+)\)/g)].map(([, , heading = '', file = '']) => ({ heading, file }))
const hasTitle = (file: string, title: string): boolean =>
  existsSync(`${root}tests/${file}`) &&
  ["'", '"', '`'].some(
    (quote) => read(`tests/${file}`).includes(`(${quote}${title}${quote}`) || read(`tests/${file}`).includes(`\n    ${quote}${title}${quote}`),
  )

describe('the items of ASVS 5.0', () => {
  it('stand once each: all 70 of level 1 and all 183 of level 2, whether or not they apply', () => {
    const all = [...items, ...absent]
    const count = (level: string) => all.filter((item) => item.level === level).length
    expect([count('1'), count('2'), new Set(all.map(({ id }) => id)).size]).toEqual([70, 183, all.length])
  })
  it('name tests that are there, by file and title', () => {
    const named = items.flatMap(titlesIn)
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ file, title }) => !hasTitle(file, title))).toEqual([])
  })
  it('name passages of documents that are there', () => {
    const named = items.flatMap(documentsIn)
    expect(named.filter(({ heading, file }) => !new RegExp(`^(#+ )?${RegExp.escape(heading)}$`, 'm').test(read(`docs/${file}`)))).toEqual([])
  })
  it('are each shown by something where they are met, or instead of what an exception leaves out', () => {
    const bare = items.filter((item) => (item.kind === 'met' || item.kind === 'Exception') && titlesIn(item).length + documentsIn(item).length === 0)
    expect(bare).toEqual([])
  })
  it('of level 1 are met, but two that the specification forces', () => {
    expect([idsOf('1', 'Open'), idsOf('1', 'Exception')]).toEqual([[], ['6.2.3', '14.2.1']])
  })
  it('of level 2 are met to 95 %, the two that the specification forces among them', () => {
    const [met, forced, open] = [idsOf('2', 'met'), idsOf('2', 'Exception'), idsOf('2', 'Open')]
    expect(forced).toEqual(['6.3.3', '14.3.3'])
    expect((met.length + forced.length) / (met.length + forced.length + open.length)).toBeGreaterThanOrEqual(0.95)
  })
  it('of level 3 are those of the design', () => {
    const listed = ['3.4.7', '3.4.8', '3.5.8', '4.1.4', '5.2.4', '6.3.7', '6.3.8', '8.3.2', '13.4.6', '15.4.2', '16.5.4']
    expect([items.filter(({ level }) => level === '3').map(({ id }) => id), idsOf('3', 'Open')]).toEqual([listed, []])
  })
  it('are counted as they are', () => {
    const counted = (level: string) => (['met', 'Exception', 'Open', 'Operator'] as const).map((kind) => idsOf(level, kind).length).join(' / ')
    const told = [...security.matchAll(/^\| (\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(([, level, ...counts]) => [level, counts.join(' / ')])
    expect(told).toEqual(['1', '2', '3'].map((level) => [level, counted(level)]))
  })
  it('that are open stand together before them', () => {
    const section = /\n## Open\n([\s\S]*?)\n## /.exec(security)?.[1] ?? ''
    const listed = [...section.matchAll(/\d+\.\d+\.\d+/g)].map(([id]) => id)
    expect(listed.sort()).toEqual(['1', '2', '3'].flatMap((level) => idsOf(level, 'Open')).sort())
  })
})

const sources = globSync(['server/**/*.ts', 'src/**/*.{ts,tsx}', 'builder/**/*.ts', 'contract/**/*.ts', 'machines/**/*.ts', 'public/*.html'], { cwd: root })
const having = (pattern: RegExp, under = ''): string[] => sources.filter((path) => path.startsWith(under) && pattern.test(read(path))).sort()

describe('the sources', () => {
  it('are looked at', () => {
    expect(sources.length).toBeGreaterThan(300)
  })
  it('no shell: only backup and restore start a program, by its name and a list', () => {
    expect(having(/child_process/)).toEqual(['server/database/postgres-files.ts'])
    expect(having(/shell: true|import \{[^}]*\bexec/)).toEqual([])
  })
  it('no eval, and no text put in as HTML', () => {
    expect(having(/\beval\(|new Function\(|dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([
      // Takes nothing but what the escaping templates of builder/render/html.ts have made.
      'builder/browser/morph.ts',
    ])
  })
  it('no regular expression is made of what a request says', () => {
    expect(having(/new RegExp\(/, 'server/')).toEqual(['server/http/mount.ts', 'server/web/headers.rules.ts'])
  })
  it('no request of the server goes elsewhere than to what is configured', () => {
    expect(having(/await fetch\(/, 'server/')).toEqual([
      'server/storage/s3-keys.engine.ts',
      'server/storage/s3-request.ts',
      'server/users/breached-passwords.ts',
      'server/users/github.ts',
    ])
    expect(having(/createRemoteJWKSet\(/, 'server/')).toEqual(['server/users/google.ts'])
    expect(having(/import \{[^}]*\bconnect\b[^}]*\} from 'node:net'/, 'server/')).toEqual(['server/storage/clamd.engine.ts'])
    expect(having(/from '(node:https|node:tls|undici|ofetch)'|\b(request|get)\(\s*['"`]https?:/, 'server/')).toEqual([])
  })
  it('no certificate is taken unchecked', () => {
    expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([])
  })
  it('cryptography is SHA-256, HMAC of it, jose and argon2id, and nothing older', () => {
    // Lists of breached passwords are kept by SHA-1, which protects nothing here.
    const listing = 'server/users/breached-passwords.ts'
    const hashes = sources
      .filter((path) => path !== listing)
      .flatMap((path) => [...read(path).matchAll(/create(?:Hash|Hmac)\('([^']+)'/g)].map(([, name]) => name))
    expect([...new Set(hashes)]).toEqual(['sha256'])
    expect(having(/create(Cipher|Decipher)|\b(md5|sha1)\b|pbkdf2/i, 'server/')).toEqual([listing])
    // An exported site has no package, and so no argon2id.
    expect(having(/scrypt/i, 'server/')).toEqual(['server/export/site/accounts.ts'])
  })
  it('secrets are of 128 random bits and more, and none of Math.random', () => {
    const sizes = sources.flatMap((path) =>
      [...read(path).matchAll(/randomBytes\((\w+)\)/g)].map(([, size = '']) => ({
        path,
        bytes: Number(new RegExp(`const ${size} = (\\d+)`).exec(read(path))?.[1] ?? size),
      })),
    )
    expect(sizes.filter(({ bytes }) => !(bytes >= 16))).toEqual([])
    expect(sizes.length).toBeGreaterThan(3)
    // How long a try waits for the next one is no secret.
    expect(having(/Math\.random/, 'server/')).toEqual(['server/storage/s3-request.ts'])
  })
  it('password fields let paste and password managers be', () => {
    expect(having(/onPaste|onpaste/)).toEqual([])
    expect(having(/PasswordInput\.Root/)).toEqual(['src/ui/password-field.tsx'])
    expect(read('src/ui/password-field.tsx')).toContain("autoComplete: 'current-password' | 'new-password'")
    expect(read('src/ui/password-field.tsx')).toContain('<PasswordInput.Root autoComplete={autoComplete}')
  })
  it('of the passwords that are guessed first and have 8 characters, 3,000 and more are listed', () => {
    const listed = read('server/users/common-passwords.txt').split(/\s+/).filter(Boolean)
    expect([new Set(listed).size, listed.filter((one) => one.length < 8 || one !== one.toLowerCase())]).toEqual([listed.length, []])
    expect(listed.length).toBeGreaterThanOrEqual(3_000)
  })
  it('every dependency is in the lock file with its hash', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { readonly integrity?: string }> }
    expect(Object.entries(packages).filter(([path, { integrity = '' }]) => path !== '' && !/^sha(256|512)-/.test(integrity))).toEqual([])
  })
  it('log lines are JSON, one each, in UTC and on standard error, whatever they say', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    logToStderr({ level: 'info', text: 'one\n{"level":"fatal"}\r\u001b[31m' })
    const lines = write.mock.calls.map(([line]) => String(line))
    write.mockRestore()
    expect(lines).toEqual([expect.stringMatching(/^\{"time":"[\d-]+T[\d:.]+Z",[^\n\r\u001b]*\}\n$/)])
    expect(JSON.parse(lines[0] ?? '')).toEqual({ time: expect.any(String), level: 'info', text: 'one\n{"level":"fatal"}\r\u001b[31m' })
    expect(having(/console\.(log|error|warn|info)\(|process\.stdout\.write/, 'server/http/')).toEqual([])
  })
})
