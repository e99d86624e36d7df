import type { State } from '../state.ts'
import { screen } from '../steps.ts'

export const states: State[] = [
  screen('pages', '/pages'),
  screen('page', ({ ids }) => `/pages/${ids.pages.inicio}`),
  screen('new page', '/pages/create'),
  screen('posts', '/posts'),
  screen('post', ({ ids }) => `/posts/${ids.posts['cafe-coado-melhor']}`),
  screen('categories of the blog', '/post_categories'),
  screen('popups', '/popups'),
  screen('popup', ({ ids }) => `/popups/${ids.popups['boas-vindas']}`),
  screen('templates', '/templates'),
  screen('pages of the shop', '/shop_pages'),
  screen('menus', '/menus'),
  screen('posts of a new shop', '/posts', { isEmptyShop: true }),
  screen('popups of a new shop', '/popups', { isEmptyShop: true }),
  screen('menus of a new shop', '/menus', { isEmptyShop: true }),
]
