import { LogOut } from '@evenhand/ui/icons';
import { shellWording } from '@evenhand/wording/shell';
import { leaveQuickly } from './leave-now';
import styles from './leave-quickly.module.css';
import { useThreeShifts } from './use-three-shifts';

/** The way out for somebody who must not be seen here: one press, or three times Shift. */
export const LeaveQuickly = () => {
  useThreeShifts(leaveQuickly);
  return (
    <button type="button" className={styles.leave} onClick={leaveQuickly} title={shellWording.leave.hint}>
      <LogOut />
      {shellWording.leave.name}
    </button>
  );
};
