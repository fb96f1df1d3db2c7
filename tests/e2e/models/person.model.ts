import { expect, type Page } from '@playwright/test'
import type { Sparksite } from '../../support/sparksite.ts'

let made = 0

/** Someone with an account of their own, who does with a page what a person does. */
export class Person {
  readonly page: Page
  readonly site: Sparksite
  readonly name: string
  readonly email: string
  readonly password = 'correct horse battery'
  constructor(page: Page, site: Sparksite, name = 'Ada Lovelace') {
    this.page = page
    this.site = site
    this.name = name
    this.email = `${name.split(' ')[0]?.toLowerCase()}.${Date.now().toString(36)}${made++}@example.com`
  }
  get dialog() {
    return this.page.getByRole('dialog')
  }
  async openLogIn(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect(this.dialog.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await this.dialog.getByRole('button', { name: 'Continue with email' }).click()
  }
  /** From the landing page to "Check Your Email". */
  async register(): Promise<void> {
    await this.page.goto('/')
    await this.openLogIn()
    await this.dialog.getByRole('button', { name: 'Sign up' }).click()
    await this.dialog.getByLabel('Full name').fill(this.name)
    await this.dialog.getByLabel('Email').fill(this.email)
    await this.dialog.getByLabel('Password', { exact: true }).fill(this.password)
    await this.dialog.getByRole('button', { name: 'Sign up' }).click()
    await expect(this.dialog.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  }
  /** Opens the newest mail's link from the development mailbox. */
  async verifyEmail(): Promise<void> {
    await this.page.goto('/dev/mailbox/')
    const mail = this.page.getByRole('article').filter({ hasText: this.email }).first()
    await expect(mail).toContainText('Verify')
    await mail.getByRole('link').first().click()
    await expect(this.page).toHaveURL('/login?email=verified')
  }
  /** By the login dialog, to /sites. */
  async logIn(): Promise<void> {
    await this.page.goto('/')
    await this.openLogIn()
    await this.dialog.getByLabel('Email').fill(this.email)
    await this.dialog.getByLabel('Password', { exact: true }).fill(this.password)
    await this.dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(this.page).toHaveURL('/sites')
  }
  async join(): Promise<void> {
    await this.register()
    await this.verifyEmail()
    await this.logIn()
  }
  /** The same account without its screens: registers, verifies and logs in by calls, then holds the token as a browser that was left open. */
  async joinByCalls(): Promise<void> {
    const { request } = this.page.context()
    const { email, password } = this
    const calls = `${this.site.url}/api/v1/users`
    expect((await request.post(`${calls}/register/`, { data: { username: email, email, password, full_name: this.name } })).status()).toBe(201)
    const mails = (await (await request.get(`${this.site.url}/dev/mailbox.json`)).json()) as
      | { recipient: string; link: string }[]
      | { results: { recipient: string; link: string }[] }
    const mail = (Array.isArray(mails) ? mails : mails.results).find(({ recipient }) => recipient === email)
    expect((await request.get(mail?.link ?? '', { maxRedirects: 0 })).status()).toBe(302)
    const { access } = (await (await request.post(`${calls}/login/`, { data: { email, password } })).json()) as { access: string }
    await this.page.goto('/')
    await this.page.evaluate((token) => localStorage.setItem('authToken', token), access)
  }
  /** Types a description, presses Build it, and waits in the editor until the turn has ended. */
  async build(words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Describe a site or an app' }).fill(words)
    await this.page.getByRole('button', { name: 'Build it' }).click()
    await expect(this.page).toHaveURL(/\/project\/[\w-]+$/)
    await this.turnEnds(1)
  }
  /** Sends a further message and waits for the version that it makes. */
  async ask(words: string, version: number): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Ask for a change' }).fill(words)
    await this.page.getByRole('button', { name: 'Send' }).click()
    await this.turnEnds(version)
  }
  async turnEnds(version: number): Promise<void> {
    await expect(this.page.getByRole('log').getByText(`Version ${version}`, { exact: true })).toBeVisible()
  }
  get preview() {
    return this.page.frameLocator('iframe[title^="Preview of"][data-shown=true]')
  }
}
