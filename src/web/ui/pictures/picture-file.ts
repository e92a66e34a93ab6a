export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

/** What a picture is cut to, and what its file must be. */
export interface PictureRules {
  title: string
  width: number
  height: number
  rule: { max_bytes: number; min_width: number; min_height: number }
  wrong_file: string
  too_small: string
  help: string
}

/** The sentence about what is wrong with a file, or null. Said before cutting, because the cut always has its size. */
export async function pictureProblem(
  { rule, wrong_file, too_small }: PictureRules,
  file: File,
): Promise<string | null> {
  if (!PICTURE_TYPES.split(',').includes(file.type) || file.size > rule.max_bytes) return wrong_file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return wrong_file
  const is_small = picture.width < rule.min_width || picture.height < rule.min_height
  picture.close()
  return is_small ? too_small : null
}
