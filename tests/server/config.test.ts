import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'

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
      access_ttl: 86_400,
      feedback_email: null,
      mailbox: true,
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
