import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aPopupShop, type PopupShop } from '#tests/support/popup-shop.ts'

let at: PopupShop
beforeAll(async () => void (at = await aPopupShop()))
afterAll(() => at.close())

async function cookieOf(login: string, role: 'administrator' | 'customer') {
  const { db } = at.shop
  const outcome = await createAccounts({ db }).create({
    login,
    email: `${login}@loja.example`,
    displayName: login,
    password: 'a rede na varanda',
    roles: [role],
  })
  if (!outcome.ok) throw new Error(outcome.problem)
  return `vitrine_session=${(await createSessions({ db }).open(outcome.user)).token}`
}
const ask = (cookie = '') => at.shop.get('/wp-json/elementor/v1/popup-counts', { cookie })

test('each showing of a popup is counted, and only those who run the shop read the counts', async () => {
  const place = await at.page()
  const { id } = await at.popup({ open_selector: 'a[href="#oferta"]' }, place)
  const admin = await cookieOf('dona', 'administrator')
  const shown = async () =>
    (await ask(admin)).json<{ data: { id: number; shown: number }[] }>().data.find((popup) => popup.id === id)?.shown
  expect(await shown()).toBe(0)
  for (const times of [1, 2]) {
    const visit = await at.visit(place.path)
    await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
    await visit.dialog.waitFor({ state: 'visible' })
    await eventually(`it was shown ${times} times`, async () => (await shown()) === times)
    await visit.close()
  }
  for (const cookie of ['', await cookieOf('cliente', 'customer')]) expect((await ask(cookie)).statusCode).toBe(403)
})

test.each(['999999', '0', 'abc', '1e3'])('a showing of %s, which is no popup, counts for nothing', async (id) => {
  const answer = await at.shop.http.inject({ method: 'POST', url: `/popup/${id}/shown/` })
  expect([204, 404]).toContain(answer.statusCode)
  expect(
    await at.shop.db
      .selectFrom('popup_counts')
      .select('popup_id')
      .where('popup_id', '=', Number(id) || 0)
      .execute(),
  ).toEqual([])
})
