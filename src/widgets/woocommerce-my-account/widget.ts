import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, text } from '#builder/fields.ts'
import { ACCOUNT_TABS } from './tabs.ts'
import { myAccountParts } from './style-parts.ts'

const names = Object.fromEntries(Object.entries(ACCOUNT_TABS).map(([key, { label }]) => [key, label]))

export default defineWidget({
  name: 'woocommerce-my-account',
  title: 'Minha conta',
  group: 'shop',
  style: myAccountParts,
  fields: {
    tabs_layout: choice('Abas', { vertical: 'Ao lado', horizontal: 'Em cima' }, 'vertical'),
    /** Other words for a tab; those that are not named keep their own. */
    tabs: items('Nomes das abas', {
      field_key: choice('Aba', names, 'dashboard'),
      tab_name: text('Nome', '', 60),
    }),
  },
})
