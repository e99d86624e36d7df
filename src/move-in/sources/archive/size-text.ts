import { formatNumber } from '#kit/pt-br.ts'

/** «12 MB», «3 KB». */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : `${formatNumber(Math.floor(bytes / 1024 / 1024))} MB`
