import type { Page } from '@playwright/test'
import { afterReview, fillAddress } from './checkout-browser.ts'
import { go } from './first-day.ts'
import { looksWell } from './looks-well.ts'

/** Two blue shirts and a green one, with the coupon, sent by the courier, to be paid by Pix; and an account for the next time. */
export async function buyShirts(page: Page, origin: string, { email, password }: { email: string; password: string }) {
  await page.goto(origin)
  const popup = page.getByRole('dialog')
  await popup.getByRole('heading', { name: '7% com o cupom ESTREIA' }).waitFor()
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  await looksWell(page, 'home')
  await page
    .getByRole('link', { name: /Camisa de linho/ })
    .first()
    .click()
  await page.locator('form.variations_form').waitFor()
  await looksWell(page, 'product')
  const choose = async (color: string, size: string, units: string) => {
    await page.getByRole('radio', { name: color, exact: true }).click()
    await page.getByRole('radio', { name: size, exact: true }).click()
    await page.locator('form.cart input.qty').fill(units)
    const added = page.waitForResponse((answer) => answer.url().includes('wc-ajax=add_to_cart') && answer.ok())
    await page.locator('.single_add_to_cart_button:not(.disabled)').click()
    await added
    await page.locator('.added_to_cart').first().waitFor()
  }
  await choose('Azul', 'P', '2')
  await page.goto(page.url())
  await choose('Verde', 'M', '1')
  await page.goto(`${origin}/cart/`)
  await page.locator('#coupon_code').fill('estreia')
  await page.getByRole('button', { name: 'Aplicar código' }).click()
  await page.locator('.cart-discount').waitFor()
  await afterReview(page, () => page.locator('.checkout-button').click())
  await afterReview(page, () => fillAddress(page, { billing_email: email }))
  await page.getByText('Motoboy').first().waitFor()
  await page.locator('#createaccount').check()
  await page.locator('#account_password').fill(password)
  await page.locator('#terms').check()
  await page.locator('#place_order').click()
  await page.waitForURL('**/order-received/**')
  await page.getByText('Obrigado. Seu pedido foi recebido.').waitFor()
  await page.getByRole('button', { name: 'Copiar o código' }).waitFor()
}

/** The Pix is confirmed, the parcel sent, and one of the two blue shirts taken back. */
export async function handleOrder(page: Page) {
  await go(page, 'Início')
  await page.getByRole('link', { name: /Ana Souza/ }).click()
  await page.getByRole('button', { name: 'Confirmar Pix' }).click()
  await looksWell(page, 'confirm')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar Pix' }).click()
  await page.getByLabel('Transportadora').fill('Correios')
  await page.getByLabel('Código de rastreio').fill('AA123456785BR')
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await page.getByRole('button', { name: 'Atualizar o rastreio' }).waitFor()
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Unidades devolvidas de .*Azul/).fill('1')
  await dialog.getByLabel(/^Motivo/).fill('Ficou grande')
  await looksWell(page, 'refund')
  await dialog.getByRole('button', { name: /^Reembolsar R\$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(/Reembolso nº \d+ \(Ficou grande\)/).waitFor()
  await looksWell(page, 'order')
}
