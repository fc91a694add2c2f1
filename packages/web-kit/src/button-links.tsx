import { buttonClass } from '@evenhand/ui/button';
import { Link, type LinkProps } from 'react-router-dom';

type ButtonLinkProps = Omit<LinkProps, 'className'>;

/** Links with the look of a button. At most one primary on a page. */
export const PrimaryLink = (props: ButtonLinkProps) => <Link {...props} className={buttonClass('primary')} />;
export const SecondaryLink = (props: ButtonLinkProps) => <Link {...props} className={buttonClass('secondary')} />;
export const QuietLink = (props: ButtonLinkProps) => <Link {...props} className={buttonClass('quiet')} />;
