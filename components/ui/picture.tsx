import { pictures, type PictureName } from '@/content/pictures';

export interface PictureProps {
  readonly name: PictureName;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly alt?: string;
  readonly className?: string;
}

export function Picture({ name, priority = false, alt, className }: PictureProps) {
  const { width, height, alt: described } = pictures[name];
  return <img src={`/pictures/${name}.jpg`} alt={alt ?? described} width={width} height={height} loading={priority ? 'eager' : 'lazy'} className={className} />;
}
