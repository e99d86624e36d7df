import { expect, test } from 'vitest'
import { withTextLook, withTitleLook } from './written-look.ts'

test('what all paragraphs of a text were given is said of the text', () => {
  const editor =
    '<p style="text-align: center;"><span style="color: #a30;">Um</span></p><p style="text-align:center"><b style="color:#a30">Dois</b></p>'
  expect(withTextLook({ editor })).toEqual({ editor, align: 'center', text_color: '#a30' })
  const mixed = '<p style="color:#a30">Um</p><p>Dois</p>'
  expect(withTextLook({ editor: mixed })).toEqual({ editor: mixed })
})

test('words of a title with a colour of their own are highlighted, and a whole title has its colour', () => {
  const title = 'Feito <span style="color:#a30">à mão</span>'
  expect(withTitleLook({ title })).toEqual({ title, title_highlight: 'à mão', highlight_color: '#a30' })
  expect(withTitleLook({ title: '<em style="color:#a30">Tudo</em>' })).toMatchObject({ title_color: '#a30' })
})

test.each(['<p ', '<p><span ', '<p>   '])('a text that repeats «%s» without an end is read', (beginning) => {
  const settings = { editor: beginning.repeat(300_000) }
  expect(withTextLook(settings)).toEqual(settings)
})

test.each(['<span ', '<span>', '<em style="color:#a30">'])('so is a title that repeats «%s»', (beginning) => {
  const settings = { title: beginning.repeat(200_000) }
  expect(withTitleLook(settings)).toEqual(settings)
})
