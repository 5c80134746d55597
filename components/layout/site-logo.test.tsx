import { fireEvent, render, screen } from '@testing-library/react';
import { company } from '@/content/company';
import { SiteLogo } from './site-logo';

describe('the logo', () => {
  it('shows its image', () => {
    const { container } = render(<SiteLogo />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/logo.svg');
    expect(screen.queryByText(company.badgeLetter)).not.toBeInTheDocument();
  });

  it('is replaced by a letter badge when its image fails to load', () => {
    const { container } = render(<SiteLogo />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByText(company.badgeLetter)).toBeInTheDocument();
  });
});
