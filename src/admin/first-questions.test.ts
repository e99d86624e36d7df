import { expect, test } from 'vitest'
import { firstQuestions } from './first-questions.ts'

test('what an editor of pages asks first is known from its address; other screens are asked for nothing', () => {
  expect(firstQuestions('/painel/pages/7')).toEqual([
    'wp/v2/pages/7?context=edit&_locale=user',
    'vitrine/v1/widgets?per_page=100&_fields=name%2Ctitle%2Cgroup%2Cgroup_title%2Ccontainer%2Cskins%2Csettings&_locale=user',
    'vitrine/v1/element-settings?_locale=user',
  ])
  expect(firstQuestions('/painel/shop_pages/checkout')[0]).toBe('vitrine/v1/shop-pages/checkout?_locale=user')
  for (const path of ['/painel', '/painel/', '/painel/pages', '/painel/pages/create', '/painel/orders/7', '/painel/toString/7'])
    expect(firstQuestions(path)).toEqual([])
  for (const id of ['..', '7%22', 'a"b', '', 'x'.repeat(41)]) expect(firstQuestions(`/painel/pages/${id}`)).toEqual([])
})
