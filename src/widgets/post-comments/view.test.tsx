import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readFields } from '#builder/fields.ts'
import { aPageInfo } from '#tests/support/readers.ts'
import PostComments from './view.tsx'
import widget from './widget.ts'

const INVITATION = 'Que tal começar a conversa?'

function textOf({ show_form, isOpen }: { show_form: string; isOpen: boolean }) {
  const { settings } = readFields(widget.fields, { show_form })
  const list = { threads: [], total: 0, page: 1, pages: 0 }
  const outer = { id: undefined, className: '', 'data-id': 'c1', 'data-element_type': 'widget' }
  return renderToStaticMarkup(
    <PostComments
      settings={settings}
      data={{ postId: 21, url: '/blog/barro/', isOpen, list }}
      page={aPageInfo()}
      id="c1"
      skin="default"
      outer={outer}
    />,
  )
}

test('whoever can comment is invited to be the first', () => {
  expect(textOf({ show_form: 'yes', isOpen: true })).toContain(INVITATION)
})

test('nobody is invited where comments are closed, or where there is no form to write them in', () => {
  expect(textOf({ show_form: 'yes', isOpen: false })).toContain('estão encerrados')
  expect(textOf({ show_form: 'yes', isOpen: false })).not.toContain(INVITATION)
  expect(textOf({ show_form: '', isOpen: true })).toContain('Ninguém comentou ainda.')
  expect(textOf({ show_form: '', isOpen: true })).not.toContain(INVITATION)
})
