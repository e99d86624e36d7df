import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readStyle } from '#builder/registry.ts'
import type { Listener, Listeners } from '#events/contract.ts'
import type { Route } from '#http/rest/contract.ts'
import type { JobHandlers } from '#jobs/run.ts'
import type { Customer, Extension, Shop } from './contract.ts'
import { type Installed, isLoaded, type Loaded } from './load.ts'
import { extensionMigrations, migrateExtension } from './migrate.ts'
import { restRoutesOf } from './rest-routes.ts'
import { createExtensionSettings } from './settings.ts'
import { createShopTools, jobOf, type Lending, mailKindOf } from './shop-tools.ts'
import { switchExtension } from './switch.ts'

export type SwitchOutcome = { ok: true } | { ok: false; problem: 'unknown' } | { ok: false; problem: 'broken'; text: string }
/** One that is switched on, with what the shop lends to it. */
export type Active = { definition: Extension; shop: Shop }

type Options = Omit<Lending, 'settings'> & { installed: readonly Installed[]; secret: string }

/** The extensions of the shop: which there are, which are switched on, and what those bring. */
export async function createExtensions({ installed, secret, ...lent }: Options) {
  const { db, log } = lent
  const settings = createExtensionSettings({ db, secret })
  const loaded = installed.filter(isLoaded)
  const all = new Map(
    loaded.map(({ name, definition }): [string, Active] => [
      name,
      { definition, shop: createShopTools(definition, { ...lent, settings }) },
    ]),
  )
  for (const one of installed)
    if ('problems' in one) log.warn({ extension: one.name, problems: one.problems }, 'an extension was left out')

  const sheets = new Map<string, string>()
  const styleOf = (folder: string) => {
    if (!sheets.has(folder)) sheets.set(folder, readStyle(join(folder, 'style.css')))
    return sheets.get(folder)!
  }

  let names: ReadonlySet<string> = new Set()
  /** What the database says; whoever switched it on or off, in whichever process. */
  const sync = async () => {
    if (all.size === 0) return
    const rows = await db.selectFrom('extensions').select('name').where('is_active', '=', true).execute()
    names = new Set(rows.map(({ name }) => name))
  }
  await sync()
  for (const one of loaded.filter(({ name }) => names.has(name))) await migrateExtension(db, one)

  const isActive = (name: string) => names.has(name) && all.has(name)
  const active = (): Active[] => [...all.values()].filter(({ definition }) => names.has(definition.name))

  return {
    installed,
    settings,
    sync,
    isActive,
    active,
    find: (name: string): Loaded | undefined => loaded.find((one) => one.name === name),

    switchTo: async (name: string, isOn: boolean): Promise<SwitchOutcome> => {
      const one = loaded.find((found) => found.name === name)
      if (!one) return { ok: false, problem: 'unknown' }
      try {
        await switchExtension(db, one, isOn)
      } catch (error) {
        return { ok: false, problem: 'broken', text: error instanceof Error ? error.message : String(error) }
      }
      await sync()
      return { ok: true }
    },

    /** What each listens to; `active` alone is told, the others may still have something waiting. */
    listeners: (which: 'all' | 'active'): Listeners =>
      Object.fromEntries([...(which === 'all' ? all.values() : active())].map((one) => [one.definition.name, listenerOf(one)])),

    jobs: (): JobHandlers =>
      Object.fromEntries(
        [...all.values()].flatMap(({ definition: { name, jobs = {} }, shop }) =>
          Object.entries(jobs).map(([job, run]) => [
            jobOf(name, job),
            async ({ payload }: { payload: unknown }, { signal }: { signal: AbortSignal }) => {
              // It waits, with longer and longer pauses, until the extension is on again.
              if (!isActive(name)) throw new Error(`The extension ${name} is switched off.`)
              await run(payload as Record<string, unknown>, shop, { signal }) // enqueue takes objects alone
            },
          ]),
        ),
      ),

    /** Of those whose folder has widgets. */
    widgetFolders: () =>
      loaded
        .map(({ name, folder }) => ({ name, folder: join(folder, 'widgets'), shop: all.get(name)!.shop }))
        .filter(({ folder }) => existsSync(folder)),

    restRoutes: (): Route[] =>
      [...all.values()].flatMap(({ definition: { name, routes = [] }, shop }) =>
        restRoutesOf({ name, routes, shop, isActive: () => isActive(name) }),
      ),

    /** Each drawn with its own example. */
    mailExamples: () =>
      active().flatMap(({ definition: { name, mails = {} } }) =>
        Object.entries(mails).map(([id, { title, draw, example }]) => ({
          id: mailKindOf(name, id),
          title,
          example,
          draw: (shopName: string) => draw(example, { shopName, shopUrl: lent.shopUrl }),
        })),
      ),

    /** Pages of the account of all that are installed; those of one that is off are not there. */
    accountPages: () =>
      [...all.values()].flatMap(({ definition: { name, accountPages = [] }, shop }) =>
        accountPages.map(({ path, label, draw }) => ({
          path,
          label,
          isShown: () => isActive(name),
          draw: (user: Customer) => draw(user, shop),
        })),
      ),

    /** Questions of the doctor, with their answers. */
    examine: async (): Promise<{ id: string; question: string; problems: string[] }[]> => {
      const left = installed.flatMap((one) =>
        'problems' in one
          ? [{ id: `extension-${one.name}`, question: `A extensão ${one.name} pôde ser lida?`, problems: one.problems }]
          : [],
      )
      const asked = await Promise.all(
        active().flatMap(({ definition: { name, doctor = [] }, shop }) =>
          doctor.map(async ({ id, question, ask }) => {
            const failed = (error: unknown) => [
              `A pergunta não pôde ser feita: ${error instanceof Error ? error.message : String(error)}`,
            ]
            return { id: `extension-${name}-${id}`, question, problems: await ask(shop).catch(failed) }
          }),
        ),
      )
      return [...left, ...asked]
    },

    /** Style sheets that go on every page. */
    styles: () =>
      loaded
        .filter(({ name }) => names.has(name))
        .map(({ folder }) => styleOf(folder))
        .join(''),

    /** What an installed one makes in the database. */
    migrationsOf: (name: string) => extensionMigrations(loaded.find((one) => one.name === name)?.folder),

    /** Documents that a page may begin with. */
    templates: () =>
      active().flatMap(({ definition: { name, templates = [] } }) =>
        templates.map(({ id, title, document }) => ({ id: `${name}/${id}`, title, document })),
      ),

    payments: () => active().flatMap(({ definition }) => definition.payments ?? []),
  }
}
export type Extensions = Awaited<ReturnType<typeof createExtensions>>

/** Its listener as events know one: the shop's tools come with it. */
const listenerOf = ({ definition: { on = {} }, shop }: Active): Listener =>
  Object.fromEntries(
    Object.entries(on).map(([event, listen]) => [
      event,
      // The event's name and its data belong together in `on`.
      (data: never, help: { signal: AbortSignal; isRepeat: boolean }) => (listen as Listen)(data, shop, help),
    ]),
  )
type Listen = (data: never, shop: Shop, help: { signal: AbortSignal; isRepeat: boolean }) => Promise<void>
