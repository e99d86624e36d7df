import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture, looksLikePicture, renderSize, widthsOf } from './picture-bytes.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#9c4327' } })

test('[REST-2] a photograph loses where it was taken and stands upright', async () => {
  const photo = await plain(40, 20)
    .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '22/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const clean = await cleanPicture(photo)
  expect(clean).toMatchObject({ ending: 'jpg', mime: 'image/jpeg', width: 20, height: 40 })
  const { exif, orientation } = await sharp(clean!.bytes).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('[REST-2] what was glued behind a picture is gone', async () => {
  const poisoned = Buffer.concat([await plain(8, 8).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  expect((await cleanPicture(poisoned))!.bytes.includes('<script>')).toBe(false)
})

test('[REST-2] a bomb is known by its measures, a broken file by its pixels, a drawing by its kind', async () => {
  const bomb = await plain(6_500, 6_500).png().toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await cleanPicture(bomb)).toBeUndefined()
  const whole = await plain(200, 200).jpeg().toBuffer()
  expect(await cleanPicture(whole.subarray(0, whole.length / 2))).toBeUndefined()
  expect(await cleanPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBeUndefined()
  expect(await cleanPicture(Buffer.from('no picture'))).toBeUndefined()
})

test('[REST-2] a very large photograph is kept at a size that screens can show', async () => {
  expect(await cleanPicture(await plain(2_700, 100).webp().toBuffer())).toMatchObject({ width: 2_560, height: 95 })
})

test('[REST-2] pictures are known by how they begin, not by their name', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const)
    expect(looksLikePicture(await plain(8, 8).toFormat(format).toBuffer())).toBe(true)
  expect(looksLikePicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false)
  expect(looksLikePicture(Buffer.from('%PDF-1.7'))).toBe(false)
})

test('[REST-2] sizes never grow a picture', async () => {
  expect(widthsOf(100)).toEqual([100])
  expect(widthsOf(1_300)).toEqual([320, 640, 1_200])
  const size = await renderSize(await plain(400, 200).png().toBuffer(), 320)
  expect(size).toMatchObject({ width: 320, height: 160 })
  expect((await sharp(size.avif).metadata()).format).toBe('heif')
  expect((await sharp(size.webp).metadata()).format).toBe('webp')
})
