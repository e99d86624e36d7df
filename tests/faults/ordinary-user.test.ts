import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { passwordIn, postmasterOf, shopProcesses, signIn } from '#tests/support/shop-process.ts'
import { buildIfStale } from '../../tools/build.ts'

const { aFolder, open, clear } = shopProcesses()
afterAll(clear)

const NOBODY = 65_534
const root = join(import.meta.dirname, '..', '..')

const mayRead = (uid: number) =>
  spawnSync(process.execPath, ['-p', '1'], { cwd: '/', uid, gid: uid }).status === 0 &&
  spawnSync('/bin/sh', ['-c', 'test -r "$1/package.json"', 'sh', root], { cwd: '/', uid, gid: uid }).status === 0

test.runIf(process.getuid?.() === 0)(
  'an ordinary user opens and closes a shop, and everything in it is theirs',
  async ({ skip }) => {
    if (!mayRead(NOBODY)) skip(`another user cannot read ${root}`)
    await buildIfStale(() => {})
    const folder = aFolder()
    chownSync(folder, NOBODY, NOBODY)
    const shop = await open({ folder, uid: NOBODY })
    const owner = execFileSync('ps', ['-o', 'uid=', '-p', String(postmasterOf(folder))], { encoding: 'utf8' })
    expect(Number(owner)).toBe(NOBODY)
    expect(await signIn(shop, 'admin', passwordIn(shop.out())!)).toBeDefined()
    expect((await shop.ask('/')).status).toBe(200)
    expect(await shop.stop('SIGINT')).toEqual({ code: 0, signal: null })
    expect(postmasterOf(folder)).toBeUndefined()
    expect(shop.err()).toBe('')
    expect(spawnSync('find', [folder, '!', '-user', String(NOBODY)], { encoding: 'utf8' }).stdout).toBe('')
  },
)
