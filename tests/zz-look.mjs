import { chromium } from '@playwright/test'
const origin='http://127.0.0.1:4771'
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu'] })
const out='/tmp/content-look'
import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true})
const [,, ...jobs] = process.argv
const ctx = await browser.newContext({ viewport:{width:1440,height:900}, locale:'pt-BR', reducedMotion:'reduce' })
const p = await ctx.newPage(); p.setDefaultTimeout(15000)
await p.goto(origin+'/painel/')
if (await p.locator('[name=username]').count()) { await p.locator('[name=username]').first().fill('marta'); await p.locator('[name=password]').first().fill('uma senha bem comprida 42'); await p.locator('[name=password]').first().press('Enter'); await p.waitForURL('**/painel/') }
const cookies = await ctx.cookies()
for (const job of jobs) {
  const [name, path, width='1440', scheme='light', click=''] = job.split('|')
  const c = await browser.newContext({ viewport:{width:Number(width),height:900}, colorScheme:scheme, locale:'pt-BR', reducedMotion:'reduce' })
  await c.addCookies(cookies)
  const page = await c.newPage(); page.setDefaultTimeout(8000)
  page.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log(name, m.type(), m.text().slice(0,300)) }); page.on('pageerror', e=>console.log(name,'pageerror',e.message))
  await page.goto(origin+path); await page.waitForLoadState('networkidle').catch(()=>{})
  for (const step of click.split(';').filter(Boolean)) { try { const [role,n]=step.split('='); await page.getByRole(role,{name:new RegExp(n)}).first().click(); } catch(e){ console.log(name,'step failed',step,e.message.split('\n')[0]) } await page.waitForTimeout(900) }
  await page.waitForTimeout(1500)
  await page.screenshot({path:`${out}/${name}.png`})
  await c.close()
}
await browser.close()
