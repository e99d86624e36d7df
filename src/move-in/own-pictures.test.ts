import { expect, test } from 'vitest'
import { withOwnPictures } from './own-pictures.ts'

const own = {
  address: (url: string) => (url.includes('/uploads/') ? `/midia/${url.split('/').at(-1)}` : undefined),
  id: (id: number) => (id === 8 ? 7 : id),
}

test('pictures of the old shop are those of this one, in settings and in texts; others stay', () => {
  const document = [
    {
      elType: 'widget',
      id: 'abc',
      settings: {
        image: { id: 8, url: 'https://antiga.example/wp-content/uploads/a.jpg', alt: 'A' },
        editor: '<img src="https://antiga.example/wp-content/uploads/b.png?v=1"> <a href="https://antiga.example/sobre/">x</a>',
        gallery: [{ image: { id: 3, url: 'https://outra.example/c.webp' } }],
      },
    },
  ]
  expect(withOwnPictures(document, own)).toEqual([
    {
      elType: 'widget',
      id: 'abc',
      settings: {
        image: { id: 7, url: '/midia/a.jpg', alt: 'A' },
        editor: '<img src="/midia/b.png?v=1"> <a href="https://antiga.example/sobre/">x</a>',
        gallery: [{ image: { id: 3, url: 'https://outra.example/c.webp' } }],
      },
    },
  ])
  expect(withOwnPictures(null, own)).toBe(null)
})
