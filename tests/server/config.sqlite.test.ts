import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, variableNames } from '../../server/config.ts'
import { defaultLimits, limitVariables } from '../../server/http/limits.config.ts'

describe('configuration', () => {
  it('an empty environment is enough', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      data_dir: resolve('data'),
      database_url: null,
      database_connections: 10,
      node_timeout: 15,
      metrics_token: null,
      public_url: 'http://localhost:3000',
      sites_url: 'http://{slug}.localhost:3000',
      secret_key: null,
      secret_key_previous: null,
      trust_proxy: [],
      google: null,
      github: null,
      smtp: null,
      limits: defaultLimits,
      storage: {
        place: 'folder',
        s3: null,
        file_max: 50 * 1024 ** 2,
        files_max: 2048 * 1024 ** 2,
        uploads_max: 256 * 1024 ** 2,
        held_max: 32 * 1024 ** 2,
        clamd: null,
      },
      models: null,
      access_ttl: 86_400,
      breached_passwords_url: null,
      feedback_email: null,
      mailbox: true,
    })
  })
  it('keeps files in a folder, with DATABASE_URL in the database, with a bucket there, and where FILES says', () => {
    const shared = { DATABASE_URL: 'postgres://a@b/c', SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' }
    const bucket = { S3_ENDPOINT: 'http://minio:9000/', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'word' }
    const place = (env: Readonly<Record<string, string>>) => readConfig(env).storage.place
    expect([place({}), place(shared), place({ ...shared, ...bucket }), place({ ...shared, FILES: 'folder' })]).toEqual(['folder', 'database', 's3', 'folder'])
    expect(readConfig(bucket).storage.s3).toEqual({
      endpoint: 'http://minio:9000',
      bucket: 'files',
      region: 'us-east-1',
      keys: { access_key_id: 'id', secret_access_key: 'word', session_token: null },
      prefix: '',
      timeout: 10,
    })
    expect(() => readConfig({ S3_BUCKET: 'files', S3_PREFIX: '/files', UPLOADS_MB: '90' })).toThrow(
      [
        '  S3_PREFIX must be like sites/files/',
        '  S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too: files go to S3 by S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
        '  UPLOADS_MB must be more than twice FILE_MB',
      ].join('\n'),
    )
  })
  it('is described as it is read, each variable once, with its default where that is one text', () => {
    const text = readFileSync('docs/configuration.md', 'utf8')
    const described = [...text.matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)].flatMap(([, names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')))
    expect(described.toSorted()).toEqual(variableNames.toSorted())
    const defaults = Object.entries(limitVariables).map(([name, schema]) => [name, schema.default])
    const stated = [...text.matchAll(/^\| `((?:LIMIT|MAX|TIMEOUT)_[A-Z_]+)` \| `([\d/]+)` \|/gm)].map(([, name, value]) => [name, value])
    expect(stated.filter(([name]) => defaults.some(([other]) => other === name)).toSorted()).toEqual(defaults.toSorted())
  })
  it('has a limit for each thing that may be sent, kept or waited for', () => {
    const set = Object.fromEntries(Object.keys(limitVariables).map((name, at) => [name, name.startsWith('LIMIT') ? `${at + 1}/9` : String(at + 20)]))
    const rate = (most: number) => ({ most, seconds: 9 })
    const body = { bytes: 4_096, depth: 40 }
    expect(readConfig({ ...set, MAX_BODY: '4096', MAX_WORDS: '8192', MAX_HEADERS: '2048', MAX_ROW: '256', MAX_DEPTH: '40' }).limits).toEqual({
      login_failures: rate(1),
      login_failures_network: rate(2),
      login_failures_account: rate(3),
      registrations: rate(4),
      taken_told: rate(5),
      resets: rate(6),
      resets_network: rate(7),
      mails_again: rate(8),
      renewals: rate(9),
      requests: rate(10),
      feedback: rate(11),
      reports: rate(12),
      events: rate(13),
      body,
      words: { bytes: 8_192, depth: 40 },
      connections: {
        most: 42,
        most_network: 56,
        header_bytes: 2_048,
        headers_ms: 48_000,
        request_ms: 49_000,
        upload_ms: 50_000,
        idle_ms: 51_000,
        answer_ms: 52_000,
        stop_ms: 53_000,
      },
      hashes: { running: 43, waiting: 44 },
      sessions: 45,
      statement_ms: 54_000,
      connect_ms: 55_000,
      sites: {
        logins: rate(14),
        logins_network: rate(15),
        registrations: rate(16),
        writes: rate(17),
        writes_network: rate(18),
        accounts: 46,
        row_bytes: 256,
        body,
      },
    })
  })
  it('addresses follow the port, and sites the public address', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({ public_url: 'http://localhost:8080', sites_url: 'http://{slug}.localhost:8080' })
    expect(readConfig({ PUBLIC_URL: 'https://App.example/' })).toMatchObject({ public_url: 'https://app.example', sites_url: 'https://{slug}.app.example' })
    expect(readConfig({ SITES_URL: 'https://{slug}.sites.example' }).sites_url).toBe('https://{slug}.sites.example')
  })
  it('the mailbox is on at localhost alone, never by itself in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).mailbox).toBe(false)
    expect(readConfig({ PUBLIC_URL: 'https://app.example' }).mailbox).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0' }).mailbox).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0', MAILBOX: 'on' }).mailbox).toBe(true)
    expect(readConfig({ PUBLIC_URL: 'https://app.example', MAILBOX: 'on' }).mailbox).toBe(true)
    expect(readConfig({ MAILBOX: 'off' }).mailbox).toBe(false)
  })
  it('a blank variable counts as absent', () => {
    expect(readConfig({ PORT: ' ', DATA_DIR: '', SECRET_KEY: '' })).toEqual(readConfig({}))
  })
  it('reads who may log in how, who sends mails, which proxies stand in front, and the secret before this one', () => {
    const env = {
      GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
      GITHUB_CLIENT_ID: 'Iv1.0',
      GITHUB_CLIENT_SECRET: 'b',
      SMTP_URL: 'smtp://u:p@mail.test:587',
      PUBLIC_URL: 'https://app.test',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SECRET_KEY_PREVIOUS: 'd'.repeat(32),
      LIMIT_LOGIN: '3/60',
    }
    expect(readConfig(env)).toMatchObject({
      google: { client_id: '1-a.apps.googleusercontent.com', keys_url: 'https://www.googleapis.com/oauth2/v3/certs' },
      github: { client_id: 'Iv1.0', client_secret: 'b', url: 'https://github.com', api_url: 'https://api.github.com' },
      smtp: { url: 'smtp://u:p@mail.test:587', from: 'SparkSite <no-reply@app.test>' },
      trust_proxy: ['10.0.0.0/8', '::1'],
      secret_key_previous: 'd'.repeat(32),
      limits: { login_failures: { most: 3, seconds: 60 } },
    })
  })
  it.each([
    [{ GOOGLE_CLIENT_ID: 'YOUR_GOOGLE_CLIENT_ID' }, 'GOOGLE_CLIENT_ID is a placeholder: set the real one, or nothing'],
    [{ GITHUB_CLIENT_ID: 'Iv1.0' }, 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together'],
    [{ GITHUB_URL: 'github.com' }, 'GITHUB_URL must be an address like https://host/path'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must be like smtp://user:password@host:587 or smtps://user:password@host:465'],
    [{ MAIL_FROM: 'Spark\nSite <a@b.c>' }, 'MAIL_FROM must be like SparkSite <mail@app.example>'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be addresses or networks like 10.0.0.0/8, separated by commas'],
    [{ MAX_DEPTH: '3' }, 'MAX_DEPTH must be a whole number from 4 to 1000'],
    [{ LIMIT_LOGIN: '0/60' }, 'LIMIT_LOGIN must be like 10/900, which is 10 in 900 seconds'],
    [{ SECRET_KEY_PREVIOUS: 'short' }, 'SECRET_KEY_PREVIOUS must have at least 32 characters'],
  ])('%j is refused', (env, problem) => {
    expect(() => readConfig(env)).toThrow(`The configuration is not right:\n  ${problem}`)
  })
  it('all problems are named at once', () => {
    const env = { PORT: '70000', PUBLIC_URL: 'app.example/x', SITES_URL: 'https://sites.example', SECRET_KEY: 'short', ACCESS_TTL: '1', MAILBOX: 'yes' }
    expect(() => readConfig(env)).toThrow(
      new Error(
        [
          'The configuration is not right:',
          '  PORT must be a whole number from 0 to 65535',
          '  PUBLIC_URL must be an origin like https://app.example, without a path',
          '  SITES_URL must have {slug}. before its host',
          '  SECRET_KEY must have at least 32 characters',
          '  ACCESS_TTL must be a whole number from 60 to 2592000',
          '  MAILBOX must be on or off',
        ].join('\n'),
      ),
    )
  })
})
