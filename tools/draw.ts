import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { demoPictures } from '#demo/art/pictures.ts'
import { PICTURES_FOLDER, renderPictures } from '#demo/render-pictures.ts'

// Renders the demo's drawings into the files that come with the project, and removes those of drawings that are gone.
const rendered = await renderPictures(demoPictures, (done, total) => process.stdout.write(`\r${done} of ${total}`))
const wanted = new Set(rendered.flatMap(({ sizes }) => sizes.flatMap(({ avif, webp }) => [avif, webp])))
const stale = readdirSync(PICTURES_FOLDER).filter((file) => !wanted.has(file))
for (const file of stale) rmSync(join(PICTURES_FOLDER, file))
console.log(`\n${wanted.size} files, ${stale.length} removed`)
