import { inTasks, whenQuiet } from '#islands/when-idle.ts'
import { onFirstInteraction } from './on-first-interaction.ts'

type Load = (found: HTMLElement) => Promise<unknown>
type Moment = (act: () => void) => void
/** Asking for a script takes a phone some milliseconds: each has a task of its own. */
const atOnce: Moment = (act) => inTasks([act])

/** Behaviour that comes only to pages which have something for it to do. */
export function wakeParts() {
  wake('.woocommerce-cart .elementor-widget-woocommerce-cart', atOnce, async (widget) =>
    (await import('./cart-page/start.ts')).startCartPage(widget),
  )
  wake('body.woocommerce-checkout', atOnce, async () => (await import('./checkout/start.ts')).startCheckout())
  wake('.woocommerce-account :is(form.account-address, [data-copy])', atOnce, async () =>
    (await import('./account/start.ts')).startAccount(),
  )
  wake('.woocommerce form .woocommerce-Input[type="password"]', atOnce, async () =>
    (await import('./passwords.ts')).watchPasswords(),
  )
  wake('input.qty', atOnce, async () => (await import('./quantity.ts')).keepQuantities())
  wake('#coming-soon-footer-banner', atOnce, async (banner) => (await import('./coming-soon/start.ts')).startComingSoon(banner))
  wake('.product-photos, .wc-tabs-wrapper, .single-product form.cart', whenQuiet, async () =>
    (await import('./product/start.ts')).startProduct(),
  )
  // Until then the menus open by themselves, as the style sheet says.
  wake('.elementor-nav-menu .sub-menu, .elementor-menu-toggle, [data-sm-options]', onFirstInteraction, async () =>
    (await import('./menus/start.ts')).startMenus(),
  )
  const startMode = async () => (await import('./page-mode.ts')).startPageMode()
  wake('.elementor-editor-active', atOnce, startMode)
  wake('body:not(.elementor-editor-active)', onFirstInteraction, startMode)
  wake('[data-e-bg-lazyload]', whenQuiet, async () => (await import('./lazy-media/start.ts')).startLazyMedia())
  const { search } = location
  if (search !== '') wake('.elementor-form', atOnce, async () => (await import('#content/forms/client.ts')).fillFromAddress())
  // ?theme_template_id=12 asks to see where that template stands.
  const template = new URLSearchParams(search).get('theme_template_id')
  if (template && /^\d+$/.test(template))
    wake('body', atOnce, async () => (await import('./template/show-template.ts')).showTemplate(template))
}

function wake(selector: string, moment: Moment, load: Load) {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) moment(() => void load(found).catch(console.error))
}
