import { expect, test } from 'vitest'
import { movedTo } from './moved.ts'

const moved = new Map([
  ['/blog/barro/', '/blog/do-barro/'],
  ['/categoria-produto/canecas/', '/categoria-produto/xicaras/'],
  ['/produto/vaso/', '/produto/vaso-gota/'],
])

test.each([
  ['/blog/barro/', '/blog/do-barro/'],
  ['/blog/barro', '/blog/do-barro/'],
  ['/blog/barro/?utm_source=x&a=b?c', '/blog/do-barro/?utm_source=x&a=b?c'],
  ['/blog/barro/feed/', '/blog/do-barro/feed/'],
  ['/blog/barro/feed/atom/', '/blog/do-barro/feed/atom/'],
  ['/blog/barro/comment-page-2/', '/blog/do-barro/comment-page-2/'],
  ['/categoria-produto/canecas/page/3/?orderby=price', '/categoria-produto/xicaras/page/3/?orderby=price'],
  ['/produto/vaso/outra-coisa/', undefined],
  ['/blog/do-barro/', undefined],
  ['/page/2/', undefined],
  ['/', undefined],
  ['', undefined],
  ['//evil.example/blog/barro/', undefined],
])('%s leads to %s', (asked, target) => expect(movedTo(moved, asked)).toBe(target))
