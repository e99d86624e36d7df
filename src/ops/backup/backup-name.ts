import { fileMoment } from '#kit/pt-br.ts'

/** «vitrine-2026-11-15-143000.tar.gz» */
export const backupName = (now: Date) => `vitrine-${fileMoment(now)}.tar.gz`
