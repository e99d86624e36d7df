export const IMPORT_JOB = 'import-products'
export const EXPORT_JOB = 'export-products'
export const PICTURES_JOB = 'import-pictures'
