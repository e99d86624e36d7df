import { expect, test } from 'vitest'
import { fileKind, plainFileName } from './file-kind.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const PDF = Buffer.from('%PDF-1.7 …')

test.each([
  ['jarro.png', PNG, [], 'png'],
  ['JARRO.PNG', PNG, ['.png'], 'png'],
  ['jarro.png', PNG, ['pdf'], undefined],
  ['jarro.pdf', PNG, [], undefined],
  ['nota.pdf', PDF, ['PDF', 'png'], 'pdf'],
  ['nota', PDF, [], undefined],
  ['virus.exe', Buffer.from('4d5a90', 'hex'), ['exe'], undefined],
  ['pagina.html', Buffer.from('<html>'), ['html'], undefined],
  ['desenho.svg', Buffer.from('<svg onload="x()">'), ['svg'], undefined],
  ['bilhete.txt', Buffer.from('Olá, bom dia'), [], 'txt'],
  ['bilhete.txt', Buffer.from('<script>alert(1)</script>'), [], undefined],
  ['bilhete.txt', Buffer.from([0x41, 0x00]), [], undefined],
  ['constructor', PNG, ['constructor'], undefined],
  ['foto.jpeg', Buffer.from('ffd8ffe0', 'hex'), ['jpg'], 'jpg'],
  ['jarro.png.php', PNG, [], undefined],
])('[FORM-6] «%s» is taken only when its ending is allowed and its bytes agree', (name, bytes, allowed, ending) => {
  expect(fileKind(name, bytes, allowed)?.ending).toBe(ending)
})

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\fotos\\jarro.png', 'jarro.png'],
  ['..', 'arquivo'],
  ['', 'arquivo'],
  ['nota\u202Efdp.exe', 'notafdp.exe'],
  ['a"b\r\nX: y.png', 'abX y.png'],
])('[FORM-6] the name «%s» is shown and saved as «%s»', (name, plain) => {
  expect(plainFileName(name)).toBe(plain)
})
